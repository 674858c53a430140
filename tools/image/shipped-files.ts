/** The files of the repository that the programs of the product read. The built web app comes on top. */
export const isShipped = (path: string): boolean =>
  /^(?:package\.json$|LICENSE$|NOTICE$|docs\/help\/|database\/|platform\/|account\/|connections\/|identity\/|contacts\/|graph\/|discovery\/|introductions\/|outreach\/|growth\/|hq\/|client\/|apps\/(?!web\/))/.test(
    path,
  ) && !/(?:\.test|-for-tests)\.ts$/.test(path)
