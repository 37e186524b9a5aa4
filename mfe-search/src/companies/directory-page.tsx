import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { LISTING_PATH } from './addresses.ts';
import { BackBar } from './back-bar.tsx';
import { CompanyForm } from './company-form.tsx';
import { directoryRequested, isBroken, selectDirectory } from './directory.slice.ts';
import { EmployerList } from './employer-list.tsx';
import { Letters } from './letters.tsx';
import styles from './directory.module.css';

type DirectoryViewProps = {
  heading: string;
  /** Letter of the page. */
  letter?: string;
  /** Query of the page. */
  query?: string;
};

/** Employers under a letter or to a query, with the ways to others. */
export function DirectoryView({ heading, letter, query }: DirectoryViewProps) {
  return (
    <>
      <BackBar />
      <div className={`wrap ${styles.page}`}>
        <h1>{heading}</h1>
        <CompanyForm key={query} query={query} />
        <Letters current={letter} />
        <Found />
      </div>
    </>
  );
}

function Found() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectDirectory);
  const { employers, error, loading, request } = state;
  if (isBroken(state)) {
    return (
      <ErrorState
        retrying={loading}
        onRetry={request ? () => dispatch(directoryRequested(request)) : undefined}
      />
    );
  }
  if (employers.length > 0) return <EmployerList employers={employers} />;
  return error ? (
    <EmptyState
      role="status"
      title={error.description}
      actions={<LinkButton href={LISTING_PATH}>Ver todas las empresas</LinkButton>}
    />
  ) : null;
}

/** The address is of the directory and names no part of it. */
export function UnknownPart() {
  return (
    <div className={`wrap ${styles.page}`}>
      <EmptyState
        level={1}
        title="No encontramos la página que buscas."
        actions={<LinkButton href={LISTING_PATH}>Ver todas las empresas</LinkButton>}
      />
    </div>
  );
}
