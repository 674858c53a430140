import styles from './controls.module.css'
import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { countByCompany, type Filter } from '../../../contacts/network-people/shown-people.ts'
import type { NetworkMapPerson } from '../../../contacts/network-people/network-map-shapes.ts'
import { listThatScrolls } from '../../../kit/list-that-scrolls.ts'

type Props = { people: readonly NetworkMapPerson[]; filter: Filter; onFilter: (filter: Filter) => void }

export const CompanyFilter = ({ people, filter, onFilter }: Props) => {
  const companies = useMemo(
    () =>
      countByCompany(people).map(({ company, count }) => ({
        value: company,
        label: networkMapsMessages.companyAndCount({ company, count }),
      })),
    [people],
  )
  return (
    <Select
      className={styles.company}
      aria-label={networkMapsMessages.company()}
      placeholder={networkMapsMessages.allCompanies()}
      clearable
      clearButtonProps={{ 'aria-label': networkMapsMessages.allCompanies() }}
      searchable
      limit={60}
      {...listThatScrolls}
      data={companies}
      value={filter.company}
      onChange={(company) => onFilter({ ...filter, company })}
      nothingFoundMessage={networkMapsMessages.noCompany()}
    />
  )
}
