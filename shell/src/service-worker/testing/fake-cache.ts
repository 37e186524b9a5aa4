/** The part of a browser's cache that the worker uses: addresses in insertion order. */
export class FakeCache {
  readonly #kept = new Map<string, Response>();
  readonly #site: string;
  damaged = false;

  /** @param site origin for relative addresses. */
  constructor(site: string) {
    this.#site = site;
  }

  async match(request: string | { url: string }): Promise<Response | undefined> {
    if (this.damaged) throw new Error('Unexpected internal error.');
    return this.#kept.get(this.#key(request))?.clone();
  }
  async put(request: string | { url: string }, response: Response): Promise<void> {
    this.#kept.set(this.#key(request), response);
  }
  async delete(request: string | { url: string }): Promise<boolean> {
    return this.#kept.delete(this.#key(request));
  }
  async keys(): Promise<Array<{ url: string }>> {
    return [...this.#kept.keys()].map((url) => ({ url }));
  }

  #key(request: string | { url: string }): string {
    return new URL(typeof request === 'string' ? request : request.url, this.#site).href;
  }
}
