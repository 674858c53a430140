import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import formStyles from '../../kit/form.module.css'
import { leadsMessages as m } from '@wellmet/growth/leads/leads.messages.ts'

export const MoreLeads = ({ next, hasCursor }: { next: string | null; hasCursor: boolean }) =>
  next === null && !hasCursor ? null : (
    <div className={formStyles.buttons}>
      {hasCursor ? (
        <Button component={Link} to="/leads" variant="default">
          {m.newest()}
        </Button>
      ) : null}
      {next === null ? null : (
        <Link to="/leads" search={{ cursor: next }}>
          {m.older()}
        </Link>
      )}
    </div>
  )
