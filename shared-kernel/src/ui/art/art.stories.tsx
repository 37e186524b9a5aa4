import { Line, type Stories } from '../stories/index.ts';
import { ByeArt, EmptyArt, ErrorArt, MailArt, OfflineArt } from './index.ts';

export default {
  title: 'Art',
  about: 'Illustrations of states, drawn with the tokens. Decorative: the words beside them say it.',
  components: { EmptyArt, ErrorArt, OfflineArt, MailArt, ByeArt },
  stories: [
    {
      name: 'All',
      about: 'Empty, error, offline, mail, farewell.',
      render: () => (
        <Line>
          <EmptyArt />
          <ErrorArt />
          <OfflineArt />
          <MailArt />
          <ByeArt />
        </Line>
      ),
    },
  ],
} satisfies Stories;
