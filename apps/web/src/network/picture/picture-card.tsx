import text from '../../kit/text.module.css'
import styles from './picture-card.module.css'
import { Button } from '@mantine/core'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { placeWords, reachWords } from './data/person-words.ts'
import { OpenPerson } from './open-person.tsx'
import { PathCard } from './path-card.tsx'
import type { PictureState } from './use-picture.ts'

/** What the picture says about whom one chose: who they are, or how to reach them. */
export const PictureCard = ({ picture }: { picture: PictureState }) => {
  const { network, mode, setMode, selected, select, person } = picture
  if (mode === 'path') return <PathCard picture={picture} />
  if (!person || !selected) return null
  return (
    <section className={styles.pictureCard} aria-label="Selected person">
      <div className={styles.words}>
        <h2>{person.name}</h2>
        <span className={text.quiet}>{placeWords(person) || 'Role and company unknown'}</span>
        <span className={text.quiet}>{reachWords(network, selected)}</span>
      </div>
      <div className={styles.pictureCardMeasures}>
        <StrengthBar strength={person.strength} />
        <FreshnessLabel label={person.freshness} />
      </div>
      <div className={styles.buttons}>
        <OpenPerson person={person} onPath={() => setMode('path')} />
        <Button size="xs" variant="subtle" color="slate" onClick={() => select(null)}>
          Clear
        </Button>
      </div>
    </section>
  )
}
