import { useAppSelector } from '@chamba/kernel/store';
import { CheckIcon } from '@chamba/kernel/ui/icon';
import { Tag } from '@chamba/kernel/ui/tag';
import { selectAffinities } from './scores-state.ts';

/** In how many of the parts that could be compared an offer fits the candidate's résumé; nothing while that is not known. */
export function MatchTag({ jobid }: { jobid: string }) {
  const parts = useAppSelector((state) => selectAffinities(state, jobid))?.parts;
  if (!parts) return null;
  return (
    <Tag tone="primary" icon={<CheckIcon size={15} />}>
      {`Coincides en ${parts.fitting} de ${parts.compared}`}
    </Tag>
  );
}
