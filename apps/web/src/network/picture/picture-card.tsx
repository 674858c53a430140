import './picture-card.css'
import { Button } from '@mantine/core'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { placeWords, reachWords } from './data/person-words.ts'
import { PathWords } from './path-words.tsx'
import type { PictureState } from './use-picture.ts'

type Props = { picture: PictureState; onOpen: (id: string) => void }

/** What the picture says about whom one chose: who they are, or how to reach them. */
export const PictureCard = ({ picture, onOpen }: Props) => {
  const { network, mode, setMode, selected, select, person } = picture
  if (mode === 'path') return <PathWords picture={picture} onOpen={onOpen} />
  if (!person || !selected) return null
  return (
    <section className="picture-card" aria-label="Selected person">
      <div className="picture-card-words">
        <h2>{person.name}</h2>
        <span className="quiet">{placeWords(person) || 'Role and company unknown'}</span>
        <span className="quiet">{reachWords(network, selected)}</span>
      </div>
      <div className="picture-card-measures">
        <StrengthBar strength={person.strength} />
        <FreshnessLabel label={person.freshness} />
      </div>
      <div className="picture-card-buttons">
        <Button size="xs" variant="default" onClick={() => onOpen(person.id)}>
          Open
        </Button>
        <Button size="xs" variant="default" onClick={() => setMode('path')}>
          Show the path
        </Button>
        <Button size="xs" variant="subtle" color="slate" onClick={() => select(null)}>
          Clear
        </Button>
      </div>
    </section>
  )
}
