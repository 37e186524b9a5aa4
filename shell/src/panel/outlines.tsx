import { useEffect, useState, type FragmentInstance } from 'react';
import type {} from 'react-dom';
import { HOST_UNIT, type PageComposition } from '@chamba/kernel/composition';
import type { PageHost } from '../page-loading/page-host.ts';
import { readChoices, findOrigin } from './choices.ts';
import styles from './panel.module.css';

/** Interval at which positions are read while no event reports a move, in ms. */
const LOOK_MS = 400;

/** Room between an outline and the edge of the window, in CSS pixels. */
const EDGE = 4;

type Box = { key: string; unit: string; left: number; top: number; width: number; height: number };

/** Frames around what each unit brought to the page, with its name and version. */
export function Outlines({ composition, host }: { composition: PageComposition; host: PageHost }) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setBoxes(measureBoxes(host)));
    };
    measure();
    const timer = setInterval(measure, LOOK_MS);
    const unsubscribe = host.onNavigation(measure);
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
      unsubscribe();
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [host]);

  const choices = readChoices(composition);
  return (
    <div className={styles.outlines} aria-hidden="true">
      {boxes.map(({ key, unit, left, top, width, height }) => {
        const origin = findOrigin(composition, choices, unit);
        const changed = origin === 'local' || origin === 'changed';
        return (
          <div
            key={key}
            className={`${styles.outline} ${changed ? styles.outlineChanged : ''} ${unit === HOST_UNIT ? styles.outlineHost : ''}`}
            data-outline={unit}
            ref={(element) => {
              if (!element) return;
              Object.assign(element.style, {
                left: `${left}px`,
                top: `${top}px`,
                width: `${width}px`,
                height: `${height}px`,
              });
            }}
          >
            <b>
              {unit} {composition.units[unit]?.version}
              {origin === 'pinned' ? ' · fijada' : ''}
            </b>
          </div>
        );
      })}
    </div>
  );
}

function measureBoxes({ parts }: PageHost): Box[] {
  const boxes: Box[] = [];
  for (const tag of ['header', 'footer']) {
    const element = document.querySelector(`#root ${tag}`);
    const box = element && boxAround([element.getBoundingClientRect()]);
    if (box) boxes.push({ ...box, key: tag, unit: HOST_UNIT });
  }
  for (const [instance, { unit, slot }] of parts ?? []) {
    const box = boxAround(measureRects(instance));
    if (box) boxes.push({ ...box, key: `${unit}/${slot ?? 'page'}/${boxes.length}`, unit });
  }
  return boxes;
}

function measureRects(instance: FragmentInstance): DOMRect[] {
  return instance.getClientRects();
}

/** The part of what is around all rectangles that lies in the window; null when that is nothing. */
function boxAround(rects: readonly DOMRect[]): Omit<Box, 'key' | 'unit'> | null {
  const shown = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (shown.length === 0) return null;
  const left = Math.max(EDGE, Math.min(...shown.map((rect) => rect.left)));
  const top = Math.max(EDGE, Math.min(...shown.map((rect) => rect.top)));
  const right = Math.min(
    document.documentElement.clientWidth - EDGE,
    Math.max(...shown.map((rect) => rect.right)),
  );
  const bottom = Math.min(innerHeight - EDGE, Math.max(...shown.map((rect) => rect.bottom)));
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}
