import text from '../../kit/text.module.css'
import contactScreenStyles from './contact-screen.module.css'
import styles from '../contact-list/tags.module.css'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { tagsMessages } from '@wellmet/contacts/tags/tags.messages.ts'
import { clsx } from 'clsx'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Section } from '../../kit/section.tsx'
import { TagField } from '../contact-list/tag-field.tsx'
import { useTagChange } from '../contact-list/tags.queries.ts'

/** The member's own tags on a contact; each leads to everyone who has it. */
export const ContactTags = ({ contact: { id, tags }, mayChange }: { contact: Contact; mayChange: boolean }) => {
  const { mutate, isPending, error } = useTagChange()
  return (
    <Section title={tagsMessages.tags()}>
      <div className={clsx(contactScreenStyles.card, styles.tagsCard)}>
        {tags.length === 0 ? (
          <p className={clsx(text.small, text.quiet)}>{tagsMessages.noTags()}</p>
        ) : (
          <ul className={styles.tags} aria-label={tagsMessages.tags()}>
            {tags.map((tag) => (
              <li key={tag} className={styles.tag}>
                <Link to="/contacts" search={{ tag }} aria-label={tagsMessages.showTagged({ tag })}>
                  {tag}
                </Link>
                {mayChange ? (
                  <button
                    type="button"
                    aria-label={tagsMessages.removeTag({ tag })}
                    disabled={isPending}
                    onClick={() => mutate({ body: { contactIds: [id], remove: [tag] } })}
                  >
                    <IconX size={14} stroke={1.75} aria-hidden="true" />
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        {mayChange ? (
          <TagField
            without={tags}
            isPending={isPending}
            onAdd={(tag) => mutate({ body: { contactIds: [id], add: [tag] } })}
          />
        ) : null}
        <FormAlert trouble={error && { text: tagsMessages.notChanged({ reason: reasonOf(error) }) }} />
      </div>
    </Section>
  )
}
