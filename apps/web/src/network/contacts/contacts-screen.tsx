import './contacts-screen.css'
import { Button } from '@mantine/core'
import { useSession } from '../../account/users/session.ts'
import { NoWorkspace } from '../../account/workspaces/no-workspace.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Rows } from '../../kit/rows.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../shell/link-button.tsx'
import { ContactRow } from './contact-row.tsx'
import type { Contact } from './contact-shapes.ts'
import { count } from './contact-words.ts'
import { useContacts } from './use-contacts.ts'

const NoContacts = () => (
  <EmptyState
    title="The people you know will be here"
    next={<LinkButton to="/access/linkedin">Bring a LinkedIn export</LinkButton>}
  >
    Strongest first, each with the evidence that says so. A LinkedIn export is the quickest way to begin: it takes
    LinkedIn a few minutes to make one, and nothing in it is shared with anybody.
  </EmptyState>
)

const ContactRows = ({ contacts }: { contacts: readonly Contact[] }) => (
  <div className="contacts">
    <div className="contact-row contacts-head" aria-hidden="true">
      <span>Name</span>
      <span>Strength</span>
      <span>Freshness</span>
      <span>Last contact</span>
    </div>
    <Rows label="Your contacts" items={contacts} keyOf={({ id }) => id}>
      {(contact) => <ContactRow contact={contact} />}
    </Rows>
  </div>
)

const ContactList = () => {
  const query = useContacts()
  const total = query.data?.total ?? 0
  return (
    <>
      <PageHeader
        title="Contacts"
        actions={total > 0 ? <LinkButton to="/access">Bring in more</LinkButton> : undefined}
      >
        {total > 0
          ? `${total === 1 ? '1 person' : `${count(total)} people`} you know, strongest first. Only you see them.`
          : undefined}
      </PageHeader>
      <Loaded query={query} what="Your contacts" skeleton={<RowSkeletons rows={8} label="Loading your contacts" />}>
        {({ contacts }) =>
          contacts.length === 0 ? (
            <NoContacts />
          ) : (
            <>
              <ContactRows contacts={contacts} />
              <div className="contacts-more">
                {query.hasNextPage ? (
                  <Button
                    variant="default"
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    Show more
                  </Button>
                ) : null}
                <output className="small quiet figures">
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

export const ContactsScreen = () =>
  useSession().workspace ? (
    <ContactList />
  ) : (
    <>
      <PageHeader title="Contacts" />
      <NoWorkspace />
    </>
  )
