import { Tag } from '../tag/tag.tsx';

/**
 * Says of an employer that it is fictitious; goes wherever its name is shown.
 * @example
 * {company.isdemo ? <DemoTag /> : null}
 */
export function DemoTag({ className }: { className?: string }) {
  return (
    <Tag tone="info" className={className}>
      Empresa de demostración
    </Tag>
  );
}
