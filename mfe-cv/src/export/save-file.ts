import type { ResumeFileAnswer } from '@chamba/kernel/api';

/** Hands a file to the browser; an object so that tests can watch it. */
export const browser = {
  save: ({ name, type, base64 }: ResumeFileAnswer): void => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const url = URL.createObjectURL(new Blob([bytes], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  },
};
