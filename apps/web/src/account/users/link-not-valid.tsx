import text from '../../kit/text.module.css'
import type { ReactNode } from 'react'
import { PageHeader } from '../../kit/page-header.tsx'

type Props = { title: string; children: ReactNode; next: ReactNode }

/** The end of the road for a link from a mail, with the one way on. */
export const LinkNotValid = ({ title, children, next }: Props) => (
  <>
    <PageHeader title={title}>{children}</PageHeader>
    <p className={text.small}>{next}</p>
  </>
)
