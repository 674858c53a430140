import './save-to-collection.css'
import '../../kit/confirm-button.css'
import { Popover } from '@mantine/core'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import type { Subject } from './collection-shapes.ts'
import { SaveChoices } from './save-choices.tsx'

/** A button beside anybody and any company: which collections they are in, and a new one. */
export const SaveToCollection = (subject: Subject) => {
  const [opened, setOpened] = useState(false)
  const { workspace } = useSession()
  if (!isMember(workspace?.role)) return null
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
      position="bottom-end"
      width={320}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: 'confirm' }}
    >
      <Popover.Target>
        <button
          type="button"
          className="save-button"
          aria-label={`Save ${subject.name} to a collection`}
          onClick={() => setOpened((before) => !before)}
        >
          <IconBookmarkPlus size={16} stroke={1.75} aria-hidden="true" />
          Save
        </button>
      </Popover.Target>
      <Popover.Dropdown>{opened ? <SaveChoices subject={subject} /> : null}</Popover.Dropdown>
    </Popover>
  )
}
