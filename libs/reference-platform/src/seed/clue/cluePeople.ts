import type { StoredCluePerson } from '../../community/createClues';
import { idFrom } from '../createRandom';

interface PersonDraft {
  user_id: string;
  alias: string;
  title?: string;
  description: string;
  likes: number;
  daysHere: number;
  /** Titles of the stories that go back to this person. */
  stories?: readonly string[];
}

const drafts: readonly PersonDraft[] = [
  {
    user_id: 'cluXitang',
    alias: '西塘路住户',
    description: '在西塘路住了二十三年，每天走着去上班。',
    likes: 2_316,
    daysHere: 412,
    stories: ['您反映的十件小事，办得怎么样了'],
  },
  {
    user_id: 'cluLing01',
    alias: '凌师傅',
    title: '热心市民',
    description: '石油宿舍小学的保安，手里有一面小红旗。',
    likes: 9_870,
    daysHere: 903,
    stories: ['一条斑马线为什么要等三年？', '凌师傅的小红旗'],
  },
  {
    user_id: 'cluNurse7',
    alias: '夜班第七年',
    description: '市一院护士，下夜班的路上看见什么就说什么。',
    likes: 764,
    daysHere: 220,
  },
  {
    user_id: 'cluFloor6',
    alias: '六楼没电梯',
    description: '六十八岁，膝盖不好，话不多。',
    likes: 1_042,
    daysHere: 356,
    stories: ['加装电梯之前，先装了一把椅子'],
  },
  {
    user_id: 'cluRiver1',
    alias: '云河边的狗',
    description: '替一只叫豆豆的狗记录河边的早晚。',
    likes: 508,
    daysHere: 131,
    stories: ['云河上的清漂船：一天捞起四吨水草和一张沙发'],
  },
  {
    user_id: 'cluFangT1',
    alias: '方棠',
    title: '记者',
    description: '云浦晚报“家门口的小事”栏目记者，周一到周五看留言，周六去现场。',
    likes: 12_640,
    daysHere: 1_280,
    stories: [
      '一条斑马线为什么要等三年？',
      '广场舞和高三，只隔着一堵墙',
      '您反映的十件小事，办得怎么样了',
      '小区门口的那块空地，最后种了向日葵',
    ],
  },
  {
    user_id: 'cluWenZhg',
    alias: '云浦问政',
    title: '官方',
    description: '受理、转办、催办、公开。一般一个工作日内转到承办单位。',
    likes: 31_200,
    daysHere: 1_460,
    stories: ['您反映的十件小事，办得怎么样了', '小事办理进度公开'],
  },
  {
    user_id: 'cluRepair',
    alias: '市政养护中心',
    title: '官方',
    description: '管路、管灯、管井盖。抢修不分昼夜。',
    likes: 4_480,
    daysHere: 1_105,
  },
];

/** Everybody behind the clue reports, as stored; `now` in seconds. */
export const cluePeople = (now: number): StoredCluePerson[] =>
  drafts.map(({ user_id, alias, title, description, likes, daysHere, stories = [] }) => ({
    user_id,
    alias,
    avatar: `/media/avatar/${user_id}.svg`,
    ...(title && { title }),
    ip_location: '云浦',
    description,
    joined_at: now - daysHere * 86_400,
    like_count: likes,
    related_ids: stories.map(idFrom),
  }));
