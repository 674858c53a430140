import text from '../../kit/text.module.css'
import styles from './network-map-card.module.css'
import { Button } from '@mantine/core'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { placeWords, reachWords } from '../../contacts/network-people/person-words.ts'
import { OpenPerson } from './open-person.tsx'
import { PathCard } from './path-card.tsx'
import type { NetworkMapState } from './use-network-map.ts'

/** What the picture says about whom one chose: who they are, or how to reach them. */
export const NetworkMapCard = ({ networkMap }: { networkMap: NetworkMapState }) => {
  const { network, mode, setMode, selected, select, person } = networkMap
  if (mode === 'path') return <PathCard networkMap={networkMap} />
  if (!person || !selected) return null
  return (
    <section className={styles.networkMapCard} aria-label={networkMapsMessages.selectedPerson()}>
      <div className={styles.words}>
        <h2>{person.name}</h2>
        <span className={text.quiet}>{placeWords(person) || networkMapsMessages.placeUnknown()}</span>
        <span className={text.quiet}>{reachWords(network, selected)}</span>
      </div>
      <div className={styles.networkMapCardMeasures}>
        <StrengthBar strength={person.strength} />
        <FreshnessLabel label={person.freshness} />
      </div>
      <div className={styles.buttons}>
        <OpenPerson person={person} onPath={() => setMode('path')} />
        <Button size="xs" variant="subtle" color="slate" onClick={() => select(null)}>
          {networkMapsMessages.clearSelection()}
        </Button>
      </div>
    </section>
  )
}
