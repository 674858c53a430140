import text from '../../../kit/text.module.css'
import styles from './people-table.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'

type Props = { page: number; pages: number; onPage: (page: number) => void }

export const Pages = ({ page, pages, onPage }: Props) =>
  pages === 1 ? null : (
    <nav className={styles.pages} aria-label="Pages of the table">
      <Button variant="default" disabled={page === 0} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <output className={clsx(text.small, text.figures)}>
        Page {page + 1} of {pages}
      </output>
      <Button variant="default" disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
