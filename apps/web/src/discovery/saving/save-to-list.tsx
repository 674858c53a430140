import styles from './save-to-list.module.css'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { PopoverButton } from '../../kit/popover-button.tsx'
import type { Subject } from './saved-list-shapes.ts'
import { SaveChoices } from './save-choices.tsx'

/** A button beside anybody and any company: which lists they are in, and a new one. */
export const SaveToList = ({ look = 'button', ...subject }: Subject & { look?: 'button' | 'icon' }) => {
  const { workspace } = useSession()
  if (!isMember(workspace?.role)) return null
  return (
    <PopoverButton
      className={styles.button}
      data-look={look}
      title={look === 'icon' ? savedListsMessages.save() : undefined}
      aria-label={savedListsMessages.saveToList({ name: subject.name })}
      label={
        <>
          <IconBookmarkPlus size={look === 'icon' ? 18 : 16} stroke={1.75} aria-hidden="true" />
          {look === 'icon' ? null : savedListsMessages.save()}
        </>
      }
    >
      {() => <SaveChoices subject={subject} />}
    </PopoverButton>
  )
}
