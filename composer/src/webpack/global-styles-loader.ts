import type { LoaderContext } from 'webpack';

/**
 * Refuses a style sheet whose rules would hold for everybody on the page: a unit styles its own elements, by CSS Modules.
 * @throws always.
 */
export default function refuseGlobalStyles(this: LoaderContext<object>): never {
  throw new Error(
    `${this.resourcePath} would style the elements of every unit on the page. Call it *.module.css and import its class names.`,
  );
}
