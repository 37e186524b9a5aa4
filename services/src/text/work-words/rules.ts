import { MEXICAN_RULES } from '../mexican-words.ts';
import { RULES } from '../synonym-rules.ts';
import { BUILDING_AND_REPAIR_RULES } from './building-and-repair.ts';
import { INDUSTRY_AND_SERVICE_EMPLOYER_RULES } from './employers-industry-and-services.ts';
import { SHOP_AND_FOOD_EMPLOYER_RULES } from './employers-shops-and-food.ts';
import { ENGLISH_OFFICE_RULES } from './english-office.ts';
import { ENGLISH_TRADE_RULES } from './english-trades.ts';
import { ENGLISH_WORD_RULES } from './english-words.ts';
import { FACTORY_AND_TEXTILE_RULES } from './factory-and-textile.ts';
import { FARM_AND_BEAUTY_RULES } from './farm-and-beauty.ts';
import { HEALTH_AND_SCHOOL_RULES } from './health-and-school.ts';
import { HOME_AND_CARE_RULES } from './home-and-care.ts';
import { KITCHEN_AND_HOTEL_RULES } from './kitchen-and-hotel.ts';
import { OFFICE_AND_LAW_RULES } from './office-and-law.ts';
import { PLACE_AND_GOODS_RULES } from './places-and-goods.ts';
import { RARE_TRADE_RULES } from './rare-trades.ts';
import { SHOPS_AND_SALES_RULES } from './shops-and-sales.ts';
import { TECHNOLOGY_AND_ENGINEERING_RULES } from './technology-and-engineering.ts';
import { TRADITIONAL_TRADE_RULES } from './traditional-trades.ts';
import { TRANSPORT_AND_GUARD_RULES } from './transport-and-guard.ts';

const toLines = (lists: readonly string[]): string[] => lists.flatMap((rules) => rules.trim().split('\n'));

/** Rules that begin with the name of an employer. */
export const EMPLOYER_RULES: readonly string[] = toLines([
  SHOP_AND_FOOD_EMPLOYER_RULES,
  INDUSTRY_AND_SERVICE_EMPLOYER_RULES,
]);

/** All rules for near words, one a line: what an earlier list says of a phrase is nearer to it. */
export const WORK_RULES: readonly string[] = toLines([
  HOME_AND_CARE_RULES,
  KITCHEN_AND_HOTEL_RULES,
  BUILDING_AND_REPAIR_RULES,
  FACTORY_AND_TEXTILE_RULES,
  TRANSPORT_AND_GUARD_RULES,
  SHOPS_AND_SALES_RULES,
  OFFICE_AND_LAW_RULES,
  HEALTH_AND_SCHOOL_RULES,
  TECHNOLOGY_AND_ENGINEERING_RULES,
  FARM_AND_BEAUTY_RULES,
  TRADITIONAL_TRADE_RULES,
  RULES,
  ENGLISH_TRADE_RULES,
  ENGLISH_OFFICE_RULES,
  ENGLISH_WORD_RULES,
  MEXICAN_RULES,
  RARE_TRADE_RULES,
  PLACE_AND_GOODS_RULES,
  SHOP_AND_FOOD_EMPLOYER_RULES,
  INDUSTRY_AND_SERVICE_EMPLOYER_RULES,
]);
