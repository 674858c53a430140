import text from '../../kit/text.module.css'
import styles from './mission-screen.module.css'
import { clsx } from 'clsx'
import type { EarlierAsk } from '@wellmet/discovery/earlier-asks/earlier-asks.contract.ts'
import type { MissionPerson as Person } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import type { ReactNode } from 'react'
import { EarlierAsks } from '../earlier-asks/earlier-asks.tsx'
import { PersonResult } from '../reach/person-result.tsx'

const nothingAsked: readonly EarlierAsk[] = []

type Props = { person: Person; asks?: readonly EarlierAsk[]; note?: ReactNode }

/** Somebody within reach, the best path to them, and what was asked about them. */
export const MissionPerson = ({ person, asks = nothingAsked, note }: Props) => {
  return (
    <div>
      <PersonResult person={person} />
      <div className={clsx(styles.below, text.small)}>
        {person.hasWantedTitle ? <span className={styles.wanted}>{missionsMessages.wantedTitle()}</span> : null}
        {note ? <span className={text.quiet}>{note}</span> : null}
        <EarlierAsks className={styles.asks} asks={asks} />
      </div>
    </div>
  )
}
