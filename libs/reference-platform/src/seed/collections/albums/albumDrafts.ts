import { draftOf, type Draft } from '../../Draft';

/** Albums in the two states no other item shows: nothing in it yet, and a status the platform does not know. */
export const albumDrafts: Draft[] = [
  draftOf('audio_album', '云浦慢读本', '每晚睡前一篇，读给还醒着的人听。第一篇正在录音。', '听见', {
    id: 'albumnew',
    scene: 'library',
    ageHours: 30,
    album: { status: 0, total: 0 },
    mp: '夜航船电台',
    topics: ['图书馆夜读'],
  }),
  draftOf('video_album', '钟楼下的一分钟', '同一个机位，从一天里的六个一分钟各取一段。', '视频', {
    id: 'albumold',
    scene: 'oldstreet',
    ageHours: 700,
    album: { total: 6 },
    mp: '云浦影像',
    topics: ['骑楼街'],
  }),
];
