import { LEGAL_ELEMENTS, type LegalNode } from '@chamba/kernel/legal';

/** Reads the tree of a legal document. Elements that documents are not shown with are left out whole. */
export function readNodes(nodes: readonly unknown[]): LegalNode[] {
  return nodes.flatMap((node): LegalNode[] => {
    if (typeof node === 'string') return [node];
    if (typeof node !== 'object' || node === null || !('tag' in node)) return [];
    const tag = LEGAL_ELEMENTS.find((allowed) => allowed === node.tag);
    if (tag === undefined) return [];
    const children = 'children' in node && Array.isArray(node.children) ? readNodes(node.children) : [];
    return [{ tag, ...('href' in node && typeof node.href === 'string' && { href: node.href }), children }];
  });
}

/** Whether a document brings its own main heading. */
export function hasHeading(nodes: readonly LegalNode[]): boolean {
  return nodes.some((node) => typeof node !== 'string' && (node.tag === 'h1' || hasHeading(node.children)));
}
