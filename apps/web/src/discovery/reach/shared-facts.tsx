import textStyles from '../../kit/text.module.css'
import styles from './shared-facts.module.css'
import { IconCoins, IconSchool, IconUsersGroup } from '@tabler/icons-react'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import type { DashboardPerson } from '@wellmet/discovery/reach/reachable-people.contract.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'

type Props = { person: Pick<DashboardPerson, 'sharedCommunities' | 'sharedAlumni' | 'investorNetworkMatch'> }

/** What somebody and the reader have in common, as far as it is known. */
export const SharedFacts = ({ person: { sharedCommunities, sharedAlumni, investorNetworkMatch } }: Props) => {
  const facts = [
    ...(sharedAlumni.length > 0
      ? [{ icon: IconSchool, text: peopleMessages.bothWereAt({ places: formatList(sharedAlumni) }) }]
      : []),
    ...(sharedCommunities.length > 0
      ? [{ icon: IconUsersGroup, text: peopleMessages.bothBelongTo({ places: formatList(sharedCommunities) }) }]
      : []),
    ...investorNetworkMatch.map((text) => ({ icon: IconCoins, text })),
  ]
  if (facts.length === 0) return <span className={textStyles.quiet}>{peopleMessages.sharedBackgroundUnknown()}</span>
  return (
    <ul className={styles.sharedFacts}>
      {facts.map(({ icon: FactIcon, text }) => (
        <li key={text}>
          <FactIcon size={16} stroke={1.6} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}
