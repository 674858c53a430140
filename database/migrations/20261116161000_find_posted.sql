-- find posted: who has words of a question among the contacts that a viewer sees, from the postings of their networks
-- Up to three slots with their tokens, each slot a bit. A slot that repeats another is none.
create function discovery.slots_of(first int[], second int[], third int[]) returns table (slot int, tokens int[])
  language sql immutable parallel safe as $$
  select q.slot, q.tokens
  from (values (1, first), (2, case when second <> first then second end), (4, case when third <> first and third <> second then third end)) q(slot, tokens)
  where q.tokens is not null
$$;

-- Reads as its caller, so row-level security decides what is seen. In plpgsql, which keeps its plan.
create function discovery.find_posted(me int, first int[], second int[], third int[])
  returns table (network_id int, person_id bigint, slots int) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    -- A network without postings of its present state is read as a whole.
    with networks as materialized (
      select v.network_id, v.network_id = find_posted.me as is_own,
        p.network_id is not null and (v.network_id <> find_posted.me or private.network_id is not null) as is_posted,
        p.buckets, private.buckets as private_buckets, p.posted_at
      from identity.visible_networks v
      left join identity.network_versions n on n.network_id = v.network_id and not n.is_hidden
      left join discovery.posted_networks p on p.network_id = v.network_id and not p.is_private and p.version = coalesce(n.version, 0)
      left join identity.network_versions h on v.network_id = find_posted.me and h.network_id = v.network_id and h.is_hidden
      left join discovery.posted_networks private on v.network_id = find_posted.me and private.network_id = v.network_id and private.is_private and private.version = coalesce(h.version, 0)
      where v.viewer_network_id = find_posted.me
    ),
    asked as materialized (select s.slot, s.tokens from discovery.slots_of(find_posted.first, find_posted.second, find_posted.third) s),
    wanted as materialized (select s.slot, t.token from asked s cross join unnest(s.tokens) t(token)),
    -- Worked out before: an index takes no expression into a condition that row-level security may not see.
    addresses as materialized (
      select n.network_id, false as is_private, w.token & (n.buckets - 1) as bucket, w.slot, w.token
      from networks n cross join wanted w where n.is_posted
      union all
      select n.network_id, true, w.token & (n.private_buckets - 1), w.slot, w.token
      from networks n cross join wanted w where n.is_posted and n.is_own
    ),
    scanned as (
      select n.network_id, e.person_id from networks n join contacts.relationships e on e.network_id = n.network_id where not n.is_posted
      union
      -- Whose words changed after the oldest postings were made. With an upper bound the planner expects few, and uses the index.
      select e.network_id, w.person_id
      from (
        select k.person_id, k.tokens from contacts.search_tokens k
        where k.changed_at > (select min(n.posted_at) from networks n where n.is_posted) - interval '1 hour' and k.changed_at < 'infinity' offset 0
      ) w
      join contacts.relationships e on e.person_id = w.person_id
      join networks n on n.network_id = e.network_id
      where w.tokens && find_posted.first
    )
    select x.network_id, x.person_id, bit_or(x.slot) as slots
    from (
      select a.network_id, p.person_id, a.slot
      from addresses a
      cross join lateral (
        select unnest(p.tokens) as token, unnest(p.people) as person_id from discovery.token_postings p
        where p.network_id = a.network_id and p.is_private = a.is_private and p.bucket = a.bucket
      ) p
      where p.token = a.token
      union all
      select s.network_id, s.person_id, a.slot
      from scanned s
      cross join lateral (select k.tokens from contacts.search_tokens k where k.person_id = s.person_id offset 0) k
      join asked a on k.tokens && a.tokens
    ) x
    group by x.network_id, x.person_id;
end $$;
