-- name: read_question
-- not null: language, word
-- The words of a question, as each language has them.
select 'en' as language, w as word from unnest(tsvector_to_array(to_tsvector('english', :question))) w
union all
select 'de', w from unnest(tsvector_to_array(to_tsvector('german', :question))) w

-- name: match_sentences
-- type: :texts = string
-- type: words = string[]
-- type: leading = string[]
-- not null: at, words, leading
-- Which words of the question stand in which text, and which of them among its first two words.
select t.at, array_agg(w.lexeme order by w.lexeme) as words,
  coalesce(array_agg(w.lexeme order by w.lexeme) filter (where w.positions[1] <= 2), '{}') as leading
from (
  select (x.value ->> 'at')::int as at, x.value ->> 'language' as language,
    to_tsvector(case x.value ->> 'language' when 'de' then 'german'::regconfig else 'english'::regconfig end, x.value ->> 'text') as vector
  from jsonb_array_elements(:texts::jsonb) x
) t cross join lateral unnest(t.vector) w
where w.lexeme = any(case t.language when 'de' then :germanWords::text[] else :englishWords::text[] end)
group by t.at order by t.at
