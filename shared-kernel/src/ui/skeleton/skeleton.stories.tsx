import { useState } from 'react';
import { exampleJob } from '../../testing/examples.ts';
import { Button } from '../button/index.ts';
import { JobCard } from '../job-card/index.ts';
import { Stack, type Stories } from '../stories/index.ts';
import { JobCardSkeleton, Skeleton, SkeletonGroup, useHeldLoading } from './index.ts';

const job = exampleJob({ applies: 3 });

/** Loading that ends when the button is pressed; the blocks stay for at least 300 ms. */
function Loading() {
  const [loading, setLoading] = useState(true);
  const held = useHeldLoading(loading);
  return (
    <Stack>
      <Button variant="line" size="sm" onClick={() => setLoading(!loading)}>
        {loading ? 'Terminar de cargar' : 'Cargar'}
      </Button>
      {held ? (
        <SkeletonGroup>
          <JobCardSkeleton />
        </SkeletonGroup>
      ) : (
        <JobCard job={job} now="2026-11-21T18:00:00Z" />
      )}
    </Stack>
  );
}

export default {
  title: 'Skeleton',
  about:
    'Grey blocks with the size of what is being loaded, so that nothing moves when it comes. `useHeldLoading` keeps them for a moment, so that they do not flash.',
  components: { Skeleton, SkeletonGroup, JobCardSkeleton, useHeldLoading },
  stories: [
    {
      name: 'Blocks',
      about: 'Width in pixels or in percent; corners of 8, 12 and 16.',
      ground: 'surface',
      render: () => (
        <Stack>
          <Skeleton height={18} width="60%" />
          <Skeleton height={44} width={44} radius={12} />
          <Skeleton height={80} radius={16} />
        </Stack>
      ),
    },
    { name: 'Job card', about: 'As high as a real one.', render: () => <Loading /> },
  ],
} satisfies Stories;
