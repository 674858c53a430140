import text from '../../kit/text.module.css'
import styles from './contact-actions.module.css'
import { Button } from '@mantine/core'
import { IconShieldCheck, IconTrash, IconUsers, type Icon } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { ReactNode } from 'react'
import { api } from '../../api/client.ts'
import { toProblem } from '../../api/problem.ts'
import { sessionQuery } from '../../account/users/session.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { dependsOnContacts } from './contacts.queries.ts'
import { counted } from './contact-words.ts'

const mostEvidence = 200

const Line = ({ icon: LineIcon, children }: { icon: Icon; children: ReactNode }) => (
  <li>
    <LineIcon size={16} stroke={1.6} aria-hidden="true" />
    <span>{children}</span>
  </li>
)

/** How much there is to lose, as far as the page knows it. */
const piecesOf = ({ evidence }: ContactPage): string => {
  if (evidence.length === 0) return 'whatever is known of how you are in touch'
  const pieces = evidence.length < mostEvidence ? counted(evidence.length, 'piece') : `${mostEvidence} and more pieces`
  return `${pieces} of evidence that you were in touch, with the strength made of it`
}

const What = ({ page }: { page: ContactPage }) => {
  const { name } = page.contact
  return (
    <section className={styles.deleteWhat} aria-label="What happens">
      <h3>This happens at once, for good</h3>
      <ul>
        <Line icon={IconTrash}>
          {name}, their addresses and numbers, their role and place, {piecesOf(page)}, and every merge they are part of
          are deleted. Nothing of it can be brought back.
        </Line>
        <Line icon={IconShieldCheck}>
          Later imports keep them out. To know them again, only scrambled numbers made of their addresses and their name
          are kept; nobody can read from those who they were.
        </Line>
        <Line icon={IconUsers}>
          What teammates know of them from files of their own stays theirs. Your routes through them are gone.
        </Line>
      </ul>
    </section>
  )
}

const useDelete = () => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return api.useMutation('delete', '/api/network/contacts/{id}', {
    onSuccess: async () => {
      await navigate({ to: '/contacts', search: { deleted: 'yes' } })
      // Whatever was loaded before may name them: it goes from this page's memory too.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== sessionQuery.queryKey[1], type: 'inactive' })
      void queries.invalidateQueries({ predicate: dependsOnContacts })
    },
  })
}

const DeleteForm = ({ page, onKeep }: { page: ContactPage; onKeep: () => void }) => {
  const { id, name } = page.contact
  const remove = useDelete()
  const problem = remove.error === null ? null : toProblem(remove.error)
  return (
    <div className={styles.form}>
      <What page={page} />
      <p className={clsx(text.small, text.quiet)}>
        To keep them for yourself but out of everybody else’s sight, hide them instead. To let them come back later, you
        will need one of their addresses.
      </p>
      <FormAlert trouble={problem && { text: `Nobody was erased. ${problem.detail ?? problem.title}` }} />
      <div className={styles.formActions}>
        <Button color="brick" loading={remove.isPending} onClick={() => remove.mutate({ params: { path: { id } } })}>
          Erase {name} for good
        </Button>
        <Button variant="default" onClick={onKeep}>
          Keep
        </Button>
      </div>
    </div>
  )
}

/** At `?panel=erase`. */
export const DeletePanel = ({ page }: { page: ContactPage }) => {
  const { panel, close } = usePanel()
  return (
    <SidePanel opened={panel === 'erase'} onClose={close} title={`Erase ${page.contact.name}`}>
      {panel === 'erase' ? <DeleteForm page={page} onKeep={close} /> : null}
    </SidePanel>
  )
}
