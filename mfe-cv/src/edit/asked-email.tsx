import { useEffect, useRef } from 'react';
import { useOpenEdit } from './open-edit.ts';

/** Opens the contact data for editing where the address asks for the e-mail (`?email=true`), whose form takes the focus. */
export function AskedEmail({ search }: { search: string }) {
  const open = useOpenEdit();
  const asked = new URLSearchParams(search).get('email') === 'true' ? search : null;
  const answered = useRef<string | null>(null);
  useEffect(() => {
    if (asked === null || answered.current === asked) return;
    answered.current = asked;
    open('contact', 'contact', { quiet: true });
  }, [asked, open]);
  return null;
}
