import { useEffect, useMemo, useState } from 'react'
import { type ContactFilter, filterContacts } from './filter-contacts.ts'
import { contactsInPage, useContacts } from './use-contacts.ts'

/**
 * The API hands contacts out strongest first and does not sift them, so pages are read on until enough of them fit or
 * all have been looked through.
 */
export const useFilteredContacts = (filter: ContactFilter) => {
  const query = useContacts()
  const [wanted, setWanted] = useState(contactsInPage)
  const loaded = query.data?.contacts
  const { q, strength, freshness, evidence } = filter
  const fitting = useMemo(
    () => (loaded ? filterContacts(loaded, { ...filter }) : []),
    // By what is in it: the address is read anew at each turn.
    // oxlint-disable-next-line react/exhaustive-deps
    [loaded, q, strength, freshness, evidence],
  )
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const readsOn = hasNextPage && fitting.length < wanted && !isFetchNextPageError
  useEffect(() => {
    if (readsOn && !isFetching) void fetchNextPage()
  }, [readsOn, isFetching, fetchNextPage])
  return {
    query,
    shown: fitting.slice(0, wanted),
    found: fitting.length,
    lookedThrough: loaded?.length ?? 0,
    readsOn,
    hasMore: fitting.length > wanted || hasNextPage,
    showMore: () => {
      setWanted(wanted + contactsInPage)
      // After a failure nothing is asked for by itself.
      if (isFetchNextPageError) void fetchNextPage()
    },
  }
}
