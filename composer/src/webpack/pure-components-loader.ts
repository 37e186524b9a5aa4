/**
 * A loader for modules with unused components: `forwardRef`, `memo` and `createContext` are marked as pure, and the
 * names for React's developer tools are removed. Either would keep a component and its dependencies in every bundle.
 */
export default function pureComponentsLoader(source: string): string {
  return source
    .replaceAll(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
}
