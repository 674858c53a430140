import styles from './saved-list-screen.module.css'
import text from '../../kit/text.module.css'
import { IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { SavedListItem } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { ResultRow } from '../../kit/result-row.tsx'
import { CompanyLink } from '../companies/company-link.tsx'
import { reachWords } from '../companies/company-words.ts'
import { pathWords } from '../../graph/paths/path-words.ts'
import { PersonResult } from '../reach/person-result.tsx'
import { ItemNote } from './item-note.tsx'
import { useSavedListChanges } from '../saving/saved-lists.queries.ts'

type Props = { savedList: string; item: SavedListItem; mayChange: boolean }

const Drop = ({ savedList, item }: Omit<Props, 'mayChange'>) => {
  const { drop } = useSavedListChanges()
  return (
    <ConfirmButton
      className={styles.tool}
      label={<IconX size={18} stroke={1.75} aria-hidden="true" />}
      spoken={savedListsMessages.removeNamed({ name: item.name })}
      why={savedListsMessages.remove()}
      question={(item.note ? savedListsMessages.removeQuestionWithNote : savedListsMessages.removeQuestion)({
        name: item.name,
      })}
      verb={savedListsMessages.remove()}
      onConfirm={() => drop.mutate({ params: { path: { id: savedList, itemId: item.id } } })}
    />
  )
}

const Tools = ({ savedList, item, mayChange }: Props) => (
  <>
    <ItemNote savedList={savedList} item={item} mayChange={mayChange} />
    {mayChange ? <Drop savedList={savedList} item={item} /> : null}
  </>
)

/** Somebody who is out of sight has lost their title and company with the path. */
const aboutPerson = ({ role, company, reachable }: SavedListItem): string | undefined =>
  role === null && company === null && !reachable ? savedListsMessages.notReachable() : undefined

/** A saved person or company, as it can be reached now, with the note on it. */
export const ItemRow = (props: Props) => {
  const { item } = props
  const { id, personId, companyId, name, path, reachable, peopleCount, personState } = item
  if (personId !== null && personState !== null)
    return (
      <PersonResult
        person={{ ...item, id: personId, personState }}
        about={aboutPerson(item)}
        tools={<Tools {...props} />}
      />
    )
  const about = reachWords(peopleCount ?? 0)
  return (
    <ResultRow
      portrait={{ id: companyId ?? id, name, look: 'company' }}
      name={
        reachable && companyId !== null ? (
          <CompanyLink id={companyId} name={name} about={about} />
        ) : (
          <span className={clsx(styles.itemName, text.clip)}>{name}</span>
        )
      }
      about={about}
      via={reachable && path.viaName === null ? savedListsMessages.youKnowSomeone() : pathWords(path)}
      tools={<Tools {...props} />}
    />
  )
}
