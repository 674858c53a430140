import text from '../../../kit/text.module.css'
import styles from './people-table.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'

type Props = { page: number; pages: number; onPage: (page: number) => void }

export const Pages = ({ page, pages, onPage }: Props) =>
  pages === 1 ? null : (
    <nav className={styles.pages} aria-label={networkMapsMessages.pages()}>
      <Button variant="default" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {networkMapsMessages.previousPage()}
      </Button>
      <output className={clsx(text.small, text.figures)}>
        {networkMapsMessages.pageOf({ page: page + 1, pages })}
      </output>
      <Button variant="default" disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
        {networkMapsMessages.nextPage()}
      </Button>
    </nav>
  )
