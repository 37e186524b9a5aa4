import { createSlice } from '@reduxjs/toolkit';
import type { PublicConfig } from '../core-state.ts';

const noConfig: PublicConfig = {
  siteName: 'Chamba',
  siteDomain: 'chamba.mx',
  siteUrl: '',
  supportEmail: '',
  externals: {
    blog: '',
    recruiters: '',
    help: '',
    calcIsr: '',
    careers: '',
    auth: '',
    register: '',
    verify: '',
    logout: '',
    appStore: '',
    googlePlay: '',
    expo: '',
    social: [],
  },
  indexOffers: false,
};

const configSlice = createSlice({ name: 'config', initialState: noConfig, reducers: {} });
export const configReducer = configSlice.reducer;
