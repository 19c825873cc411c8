-- Answers are made of the rows of 0043 when they are asked for; nothing stores or renews them any more.
drop table parcel_track;
drop table answer_renewal;
drop index parcel_open;

do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs
    using graphile_worker._private_tasks
    where _private_tasks.id = _private_jobs.task_id and identifier in ('tracking.renewAnswers', 'tracking.hearOfWords',
      'tracking.hearOfChannels', 'referenceData.wordsChanged', 'pricing.channelsChanged');
  end if;
end $$;
