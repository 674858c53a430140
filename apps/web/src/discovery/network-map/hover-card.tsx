import text from '../../kit/text.module.css'
import styles from './network-map-card.module.css'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { placeWords } from '../../contacts/network-people/person-words.ts'
import type { NetworkMapPerson } from '../../contacts/network-people/network-map-shapes.ts'
import type { Place } from './stage/open-stage.ts'

type Props = {
  person: NetworkMapPerson | undefined
  place: Place
}

const width = 240
const height = 120

/** Beside the disc, on the side where there is room. For the eye only: the table says the same. */
export const HoverCard = ({ person, place: { x, y, radius, ...frame } }: Props) => {
  if (!person) return null
  const isLeft = x + radius + width + 24 > frame.width && x > width
  const left = isLeft ? x - radius - width - 12 : Math.min(x + radius + 12, frame.width - width - 8)
  const top = Math.min(Math.max(8, y - height / 2), frame.height - height - 8)
  return (
    <div className={styles.hoverCard} style={{ left, top, width }} aria-hidden="true">
      <strong className={text.clip}>{person.name}</strong>
      <span className={text.quiet}>{placeWords(person) || networkMapsMessages.placeUnknown()}</span>
      <span className={styles.hoverCardMeasures}>
        <StrengthBar strength={person.strength} />
        <FreshnessLabel label={person.freshness} />
      </span>
    </div>
  )
}
