import text from '../../kit/text.module.css'
import styles from './contacts-screen.module.css'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Rows } from '../../kit/rows.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { ContactRow } from './contact-row.tsx'
import { count } from './contact-words.ts'
import { DeletedLine } from './deleted-line.tsx'
import { NoContacts } from './no-contacts.tsx'
import { contactsQuery } from './contacts.queries.ts'

const ContactRows = ({ contacts }: { contacts: readonly Contact[] }) => (
  <div>
    <div className={clsx(styles.contactRow, styles.head)} aria-hidden="true">
      <span>Name</span>
      <span>Strength</span>
      <span>Freshness</span>
      <span>Last contact</span>
    </div>
    <Rows lightsUp label="Your contacts" items={contacts} keyOf={({ id }) => id}>
      {(contact) => <ContactRow contact={contact} />}
    </Rows>
  </div>
)

export const ContactsScreen = ({ hasDeleted }: { hasDeleted: boolean }) => {
  const query = useInfiniteQuery(contactsQuery())
  const { workspace } = useSession()
  const total = query.data?.total ?? 0
  return (
    <>
      <PageHeader
        title="Contacts"
        actions={total > 0 ? <LinkButton to="/access">Bring in more</LinkButton> : undefined}
      >
        {total > 0 ? (
          <>
            {total === 1 ? '1 person' : `${count(total)} people`} you know, strongest first.{' '}
            <Link to="/settings/sharing" className={text.link}>
              Who else sees them
            </Link>
            {' · '}
            <Link to="/all-contacts" className={text.link}>
              Find and merge
            </Link>
          </>
        ) : undefined}
      </PageHeader>
      {hasDeleted ? <DeletedLine /> : null}
      <Loaded query={query} what="Your contacts" skeleton={<RowSkeletons rows={8} label="Loading your contacts" />}>
        {({ contacts }) =>
          contacts.length === 0 ? (
            <NoContacts mayBringIn={isMember(workspace?.role)} />
          ) : (
            <>
              <ContactRows contacts={contacts} />
              <div className={styles.more}>
                {query.hasNextPage ? (
                  <Button
                    variant="default"
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    Show more
                  </Button>
                ) : null}
                <output className={clsx(text.small, text.quiet, text.figures)}>
                  {count(contacts.length)} of {count(Math.max(total, contacts.length))} shown
                </output>
              </div>
            </>
          )
        }
      </Loaded>
    </>
  )
}
