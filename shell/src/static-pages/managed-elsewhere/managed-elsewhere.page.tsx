import { withSiteName } from '@chamba/kernel/seo';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { usePageHost } from '../../routing/page-host-context.ts';
import { isPage } from '../../navigation/intercept-clicks.ts';
import styles from '../prose.module.css';
import { findGuide, type Topic } from './guides.ts';

/** Where to do what an address promises, as long as no unit brings its page. */
function ManagedElsewherePage({ context }: PageProps) {
  const { composition } = usePageHost();
  const { title, lead, topics } = findGuide(context.pathname);
  const isReachable = ({ link }: Topic) =>
    !link || !link.href.startsWith('/') || isPage(composition, link.href);
  return (
    <div className={`wrap ${styles.prose}`}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={`stack ${styles.topics}`}>
        {topics.filter(isReachable).map(({ title: name, text, link }) => (
          <section key={name} className="stack g8">
            <h2>{name}</h2>
            <p>{text}</p>
            {link && (
              <p className={styles.links}>
                <a className="link" href={link.href}>
                  {link.label}
                </a>
              </p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

export default definePage({
  Component: ManagedElsewherePage,
  texts: { title: 'Tu cuenta', description: 'Dónde se hace lo que buscas.' },
  robots: 'hidden',
  head: ({ config }, { pathname }) => {
    const { title, lead } = findGuide(pathname);
    return withSiteName({ title, description: lead }, config.siteName);
  },
});
