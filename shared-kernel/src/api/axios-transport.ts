import axios from 'axios';
import type { Transport } from './transport.ts';

/**
 * Carries requests with axios.
 * @param baseURL origin of the gateway; empty in a browser, where paths are the site's own.
 */
export function createAxiosTransport(baseURL = ''): Transport {
  const client = axios.create({ baseURL, validateStatus: () => true, withCredentials: true });
  return async ({ method, path, query, body, headers, timeoutMs, signal, onProgress, onText }) => {
    try {
      const answer = await client.request<unknown>({
        method,
        url: path,
        params: query,
        data: body,
        headers: onText ? { ...headers, accept: 'text/event-stream, application/json' } : headers,
        timeout: timeoutMs,
        signal,
        ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
        ...(onText && {
          onDownloadProgress: ({ event }) => onText(event.target.responseText),
          // The last event is the whole answer.
          transformResponse: (text: string) => JSON.parse(text.replace(/^[^]*\ndata:/, '')),
        }),
      });
      return {
        status: answer.status,
        statusText: answer.statusText,
        data: answer.data,
        ...(answer.headers['x-composition-withdrawn'] === '1' ? { compositionWithdrawn: true } : {}),
        ...(answer.headers['x-another-account'] === '1' ? { anotherAccount: true } : {}),
      };
    } catch (failure) {
      if (axios.isAxiosError(failure) && (failure.code === 'ECONNABORTED' || failure.code === 'ETIMEDOUT')) {
        throw new DOMException(`${method} ${path} took longer than ${timeoutMs} ms`, 'TimeoutError');
      }
      throw failure;
    }
  };
}
