import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { navigate, useLocation } from '@chamba/kernel/router';
import { slotContracts } from '@chamba/kernel/slots';
import { selectConfig, selectToggles, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { usePageHost } from '../routing/page-host-context.ts';

const SLOT = 'header.login';

/**
 * The log-in card over the page. Its code is fetched with the first click; where it cannot be had in time, the click
 * leads to the log-in page, as it does where people log in on another site.
 * @param href address of the log-in page.
 * @returns whether the card is open, what closes it, and what makes a link open it.
 */
export function useLoginCard(href: string) {
  const host = usePageHost();
  const dispatch = useAppDispatch();
  const { kratosAuth } = useAppSelector(selectToggles);
  const { externals } = useAppSelector(selectConfig);
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  /** Number of the click that is waited for; leaving the page forgets it. */
  const click = useRef(0);
  useEffect(
    () => () => {
      click.current += 1;
      setOpen(false);
    },
    [key],
  );

  const isOutside = kratosAuth && externals.auth !== '';
  const onClick = (event: MouseEvent) => {
    if (isOutside || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    click.current += 1;
    const mine = click.current;
    const settle = (found: boolean) => {
      if (click.current !== mine) return;
      click.current += 1;
      clearTimeout(timer);
      if (found) setOpen(true);
      else dispatch(navigate({ to: href }));
    };
    const timer = setTimeout(() => {
      if (click.current === mine) host.onLate(SLOT);
      settle(false);
    }, slotContracts[SLOT].timeoutMs);
    host.load(SLOT).then(
      (filler) => settle(filler !== null),
      () => settle(false),
    );
  };
  const close = useCallback(() => setOpen(false), []);
  return { open, close, link: { href, onClick, 'data-opens': SLOT } };
}
