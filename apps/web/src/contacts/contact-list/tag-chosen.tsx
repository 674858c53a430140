import text from '../../kit/text.module.css'
import styles from './tags.module.css'
import { IconX } from '@tabler/icons-react'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { tagsMessages } from '@wellmet/contacts/tags/tags.messages.ts'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { TagField } from './tag-field.tsx'
import { useTagChange } from './tags.queries.ts'

/** Puts a tag on all chosen contacts, or takes off one that some of them have. */
export const TagChosen = ({ contacts }: { contacts: readonly Contact[] }) => {
  const { mutate, isPending, error } = useTagChange()
  const [done, setDone] = useState<string | null>(null)
  const ids = contacts.map(({ id }) => id)
  const inUse = [...new Set(contacts.flatMap(({ tags }) => tags))].toSorted()
  const count = ids.length
  return (
    <div className={styles.tagsCard}>
      <p className={text.small}>{tagsMessages.tagChosen({ count })}</p>
      {inUse.length > 0 ? (
        <ul className={styles.tags} aria-label={tagsMessages.tags()}>
          {inUse.map((tag) => (
            <li key={tag} className={styles.tag}>
              <span>{tag}</span>
              <button
                type="button"
                aria-label={tagsMessages.removeTag({ tag })}
                disabled={isPending}
                onClick={() =>
                  mutate(
                    { body: { contactIds: ids, remove: [tag] } },
                    { onSuccess: () => setDone(tagsMessages.untagged({ tag })) },
                  )
                }
              >
                <IconX size={14} stroke={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <TagField
        without={[]}
        isPending={isPending}
        onAdd={(tag) =>
          mutate(
            { body: { contactIds: ids, add: [tag] } },
            { onSuccess: () => setDone(tagsMessages.tagged({ count, tag })) },
          )
        }
      />
      <output className={text.small}>{done}</output>
      <FormAlert trouble={error && { text: tagsMessages.notChanged({ reason: reasonOf(error) }) }} />
    </div>
  )
}
