import { Button } from '@mantine/core'

type Props = { email: string; subject: string; children: string }

/** Opens the reader's own mail program. */
export const MailButton = ({ email, subject, children }: Props) => (
  <Button
    component="a"
    size="compact-sm"
    variant="default"
    href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
    title={email}
  >
    {children}
  </Button>
)
