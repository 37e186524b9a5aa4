/** Thread that renders one CV and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderRequest } from './index.ts';
import { renderCv } from './render-cv.ts';

const { snapshot, siteName } = workerData as RenderRequest;
parentPort?.postMessage(await renderCv(snapshot, siteName));
