/** jsdom has no `Blob.arrayBuffer`; importing this adds it. */
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.onload = () => (reader.result instanceof ArrayBuffer ? resolve(reader.result) : undefined);
    reader.readAsArrayBuffer(this);
  });
};
