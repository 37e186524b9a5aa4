/** Pages to show, in order: the first, the last and those beside the current one; null stands for a gap. */
export function pageWindow(page: number, pages: number): Array<number | null> {
  const shown: Array<number | null> = [];
  for (let candidate = 1; candidate <= pages; candidate += 1) {
    if (candidate === 1 || candidate === pages || Math.abs(candidate - page) <= 1) shown.push(candidate);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
