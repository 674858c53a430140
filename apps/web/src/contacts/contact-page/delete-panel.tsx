import text from '../../kit/text.module.css'
import styles from './contact-actions.module.css'
import { Button } from '@mantine/core'
import { IconShieldCheck, IconTrash, IconUsers, type Icon } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { deletionsMessages } from '@wellmet/contacts/deletions/deletions.messages.ts'
import type { ReactNode } from 'react'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { sessionQuery } from '../../account/users/session.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'

const mostEvidence = 200

const Line = ({ icon: LineIcon, children }: { icon: Icon; children: ReactNode }) => (
  <li>
    <LineIcon size={16} stroke={1.6} aria-hidden="true" />
    <span>{children}</span>
  </li>
)

/** The page holds no more evidence than `mostEvidence`, so the number may be larger. */
const deletedData = ({ contact: { name }, evidence: { length } }: ContactPage): string =>
  length < mostEvidence
    ? deletionsMessages.deletesData({ name, evidence: length })
    : deletionsMessages.deletesMuchData({ name, evidence: mostEvidence })

const What = ({ page }: { page: ContactPage }) => (
  <section className={styles.deleteWhat} aria-label={deletionsMessages.whatHappens()}>
    <h3>{deletionsMessages.noUndo()}</h3>
    <ul>
      <Line icon={IconTrash}>{deletedData(page)}</Line>
      <Line icon={IconShieldCheck}>{deletionsMessages.laterImports()}</Line>
      <Line icon={IconUsers}>{deletionsMessages.teammatesKeep()}</Line>
    </ul>
  </section>
)

const useDelete = () => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useApiMutation('delete', '/api/network/contacts/{id}', {
    changes: ['contacts', 'deleted contacts'],
    onSuccess: async () => {
      await navigate({ to: '/contacts', search: { deleted: 'yes' } })
      // Whatever was loaded before may name them: it goes from this page's memory too.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== sessionQuery.queryKey[1], type: 'inactive' })
    },
  })
}

const DeleteForm = ({ page, onKeep }: { page: ContactPage; onKeep: () => void }) => {
  const { id, name } = page.contact
  const remove = useDelete()
  return (
    <div className={styles.form}>
      <What page={page} />
      <p className={clsx(text.small, text.quiet)}>{deletionsMessages.hideInstead()}</p>
      <FormAlert trouble={remove.error && { text: deletionsMessages.notDeleted({ reason: reasonOf(remove.error) }) }} />
      <div className={styles.formActions}>
        <Button color="brick" loading={remove.isPending} onClick={() => remove.mutate({ params: { path: { id } } })}>
          {deletionsMessages.deleteName({ name })}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {kitMessages.cancel()}
        </Button>
      </div>
    </div>
  )
}

/** At `?panel=erase`. */
export const DeletePanel = ({ page }: { page: ContactPage }) => {
  const { panel, close } = usePanel()
  return (
    <SidePanel
      opened={panel === 'erase'}
      onClose={close}
      title={deletionsMessages.deleteName({ name: page.contact.name })}
    >
      {panel === 'erase' ? <DeleteForm page={page} onKeep={close} /> : null}
    </SidePanel>
  )
}
