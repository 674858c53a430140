import styles from './contacts-table.module.css'
import { Button } from '@mantine/core'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'

type Props = { chosen: readonly Contact[]; onMerge: (one: Contact, other: Contact) => void; onClear: () => void }

/** For two whom no rule would take for one person. */
export const ChosenBar = ({ chosen: [one, other], onMerge, onClear }: Props) => (
  <div className={styles.chosenBar} data-empty={one === undefined}>
    {one === undefined ? null : (
      <>
        <output>
          {other === undefined
            ? `${one.name} is chosen. Choose one more to merge them.`
            : `${one.name} and ${other.name} are chosen.`}
        </output>
        {other === undefined ? null : <Button onClick={() => onMerge(one, other)}>Merge these two</Button>}
        <button type="button" className={styles.quietButton} onClick={onClear}>
          Choose nobody
        </button>
      </>
    )}
  </div>
)
