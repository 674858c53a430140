import { ask } from '../network/prepare-network.ts'

/** Words that so many people have are answered from postings, as the design study decided. */
export const commonFrom = 1_000

/**
 * The tables of the design study (docs/graph.md), filled from the loaded network: what the product must do besides, such as
 * row-level security, meanings and entries of several members, is not in them. Postings of whom the questions' viewers see.
 */
export async function prepareReference(adminUrl: string): Promise<void> {
  const [made] = await ask<{ isMade: boolean }>(
    adminUrl,
    `select to_regclass('reference.ready') is not null as "isMade"`,
  )
  if (made?.isMade) return
  console.log('making the tables of the design study')
  await ask(
    adminUrl,
    `drop schema if exists reference cascade;
     create schema reference;
     create table reference.person as
       select distinct on (c.person_id) c.person_id as id, c.kind, (50 + abs(c.person_id % 50))::smallint as trust,
         setweight(to_tsvector('simple', c.name), 'A') || setweight(to_tsvector('simple', coalesce(c.company, '')), 'B')
           || setweight(to_tsvector('simple', coalesce(c.title, '')), 'C') || setweight(to_tsvector('simple', coalesce(c.location, '')), 'D') as tsv
       from contacts.contacts c order by c.person_id, c.network_id;
     alter table reference.person add primary key (id);
     create index on reference.person using gin (tsv) with (fastupdate = off);
     create table reference.vocab as
       select (row_number() over (order by s.word))::int as id, s.word, s.ndoc from ts_stat('select tsv from reference.person') s;
     alter table reference.vocab add primary key (id), add unique (word);
     create extension if not exists pg_trgm schema public;
     grant usage on schema public to wellmet_app;
     create index on reference.vocab using gin (word gin_trgm_ops);
     create table reference.edge as
       select e.person_id, e.network_id as owner_id, e.strength, e.n_messages as n_msg from contacts.relationships e
       where e.strength is not null and not e.is_hidden;
     create unique index edge_pk on reference.edge (owner_id, person_id) include (strength, n_msg);
     create index edge_rev on reference.edge (person_id, owner_id) include (strength, n_msg);
     create table reference.visible as
       select v.viewer_network_id as viewer_id, v.network_id as owner_id, v.trust_weight as w from identity.visible_networks v;
     alter table reference.visible add primary key (viewer_id, owner_id) include (w);
     analyze reference.person, reference.vocab, reference.edge, reference.visible;
     create table reference.person_term as
       select p.id as person_id, array_agg(v.id) as terms from reference.person p cross join unnest(p.tsv) l
       join reference.vocab v on v.word = l.lexeme and v.ndoc >= ${commonFrom} group by p.id;
     alter table reference.person_term add primary key (person_id);
     create table reference.owner_term as
       select x.owner_id, x.term_id, x.chunk, array_agg(x.person_id order by x.strength desc) as ids, array_agg(x.strength order by x.strength desc) as st
       from (
         select e.owner_id, t.term_id, e.person_id, e.strength,
           ((row_number() over (partition by e.owner_id, t.term_id order by e.strength desc) - 1) / 128)::smallint as chunk
         from reference.edge e join reference.person_term p on p.person_id = e.person_id cross join unnest(p.terms) t(term_id)
         where e.owner_id in (select v.owner_id from reference.visible v where v.viewer_id in (select q.network_id from bench.questions q))
       ) x
       group by 1, 2, 3;
     alter table reference.owner_term add primary key (owner_id, term_id, chunk);
     grant usage on schema reference to wellmet_app;
     grant select on all tables in schema reference to wellmet_app;
     create table reference.ready ();`,
  )
  await ask(adminUrl, 'vacuum (analyze) reference.edge')
  await ask(adminUrl, 'vacuum (analyze) reference.owner_term')
  await ask(adminUrl, 'vacuum (analyze) reference.person')
}
