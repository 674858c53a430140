import text from '../kit/text.module.css'
import styles from './palette.module.css'
import { clsx } from 'clsx'
// The elements that lint would rather see, select and option, cannot stand under a field of text.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { keepInView } from '../kit/keep-in-sight.ts'
import type { Option } from './palette-shapes.ts'
import { paletteMessages } from './palette.messages.ts'

type Props = {
  id: string
  options: readonly Option[]
  active: Option | undefined
  optionId: (option: Option) => string
  onActive: (option: Option) => void
  onChoose: (option: Option) => void
}

/** The list under the field. Focus stays in the field, which says which one is active. */
export const PaletteList = ({ id, options, active, optionId, onActive, onChoose }: Props) => (
  <div id={id} role="listbox" aria-label={paletteMessages.results()} className={styles.list}>
    {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => {
      return (
        <div key={group} role="group" aria-label={paletteMessages.group({ group })}>
          <div className={styles.group} aria-hidden="true">
            {paletteMessages.group({ group })}
          </div>
          {members.map((option) => (
            // The keys are taken by the field, where focus stays.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.id}
              ref={option.id === active?.id ? keepInView : null}
              id={optionId(option)}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === active?.id}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              // Not when the list moves under a pointer that rests.
              onMouseMove={({ movementX, movementY }) => {
                if (movementX !== 0 || movementY !== 0) onActive(option)
              }}
              onClick={() => onChoose(option)}
            >
              <span className={styles.figure}>{option.figure}</span>
              <span className={clsx(styles.label, text.clip)}>{option.label}</span>
              {option.about ? <span className={clsx(styles.about, text.clip, text.quiet)}>{option.about}</span> : null}
            </div>
          ))}
        </div>
      )
    })}
  </div>
)
