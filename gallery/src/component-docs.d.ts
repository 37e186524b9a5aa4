/** Written by the build, out of the sources of the components. */
declare module 'component-docs' {
  const docs: import('./docs.ts').ComponentDocs;
  export default docs;
}
