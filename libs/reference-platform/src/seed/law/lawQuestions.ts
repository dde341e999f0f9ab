import { answered, said } from '../CommentDraft';
import type { LawDraft, LawyerDraft } from './LawDraft';

const gu: LawyerDraft = {
  id: 'lawGuMH1',
  name: '顾明徽',
  firm: '云浦正衡律师事务所',
  years: 12,
  fields: ['劳动争议', '工伤'],
};
const xu: LawyerDraft = {
  id: 'lawXuQH1',
  name: '许清和',
  firm: '云浦正衡律师事务所',
  years: 6,
  fields: ['劳动争议', '消费维权'],
};
const shen: LawyerDraft = {
  id: 'lawShenY',
  name: '沈以南',
  firm: '临川同舟律师事务所',
  years: 19,
  fields: ['房屋与邻里', '合同'],
};
const tang: LawyerDraft = {
  id: 'lawTangK',
  name: '唐可',
  firm: '云浦市法律援助中心',
  years: 4,
  fields: ['婚姻家庭', '法律援助'],
};

/** Questions visitors requested, oldest last. The first is the one design and tests know; the last has no answer yet. */
export const lawQuestions: readonly LawDraft[] = [
  {
    id: 'lawtrial',
    title: '试用期被辞退，公司不给书面理由怎么办？',
    content: '入职两个月，主管口头通知不用来了，也没有解除证明。我能要求补偿吗？',
    category: '劳动合同',
    hoursAgo: 118,
    views: 1_348,
    likes: 1_206,
    answers: [
      {
        lawyer: gu,
        hours: 95,
        isAdopted: true,
        likes: 214,
        content:
          '可以。试用期解除也要说明理由并证明不符合录用条件。建议先书面要求出具解除证明，保留聊天记录与考勤。\n公司拿不出依据的，属于违法解除，您可以要求继续履行合同，也可以要求赔偿金。工作不满六个月，赔偿金大约是一个月工资。\n协商不成，自解除之日起一年内向公司所在地或工作地的劳动人事争议仲裁委员会申请仲裁，不收费。',
      },
      {
        lawyer: xu,
        hours: 99,
        likes: 76,
        content:
          '补充一点：经济补偿按工作年限计算，六个月以上不满一年按一年，不满六个月支付半个月工资；违法解除的赔偿金是它的两倍。口头通知不等于没有证据，主管的语音、工作群被移除的截图、门禁停用的时间都可以用。',
      },
      {
        lawyer: tang,
        hours: 110,
        likes: 41,
        content:
          '如果经济困难，可以到法律援助中心申请，请求支付劳动报酬和经济补偿都在援助范围。带身份证、劳动合同或工资流水，当天可以登记。',
      },
    ],
    comments: [
      said('刚毕业的小鹿', '云浦', '和我一模一样，主管说“你自己写离职申请吧”，千万不要写。', [
        answered('会计小何', '云浦', '对，写了就成主动离职了。', undefined),
        answered('刚毕业的小鹿', '云浦', '差一点就写了。', '会计小何'),
      ]),
      said('茶凉再续', '云浦', '仲裁真的不收费吗？', [
        answered('法援志愿者阿楠', '云浦', '不收，从申请到裁决都不收。', undefined),
      ]),
      said('修车的老莫', '云浦', '劳动合同两个月了还没签，这又算什么？', [
        answered(
          '法援志愿者阿楠',
          '云浦',
          '超过一个月没签，可以另外要求双倍工资，请单独提一个问题。',
          undefined,
        ),
      ]),
      said('大雁南飞', '临川', '收藏了，希望用不上。', [
        answered('刚毕业的小鹿', '云浦', '祝你永远用不上。', undefined),
      ]),
    ],
  },
  {
    id: 'lawrents',
    title: '退租时房东说墙脏了，押金全扣，合理吗？',
    content: '住了三年，墙上有两处挂画的钉眼，沙发后面一片发黄。合同只写了“恢复原状”。押金四千二。',
    category: '房屋租赁',
    alias: '二楼窗台',
    hoursAgo: 240,
    views: 5_602,
    likes: 388,
    answers: [
      {
        lawyer: shen,
        hours: 20,
        isAdopted: true,
        likes: 167,
        content:
          '不合理。按约定方法使用造成的正常损耗，承租人不承担赔偿责任，三年的墙面发黄一般属于正常损耗。\n钉眼可以协商修补费用，两处修补几十元足够。要扣多少，由房东举证。\n建议交房时一起录像，列一张清单，双方签字。',
      },
      {
        lawyer: tang,
        hours: 44,
        likes: 52,
        content: '可以先找社区调解，成功率不低。调解不成，四千二属于小额诉讼，立案费很少，一次开庭就能判。',
      },
    ],
    comments: [said('老式自行车', '云浦', '两个钉眼四千二，房东这墙是玉做的。')],
  },
  {
    id: 'lawwater',
    title: '楼上漏水泡了我家地板，他说找物业，物业说找他',
    content: '漏水点在楼上卫生间地面下面，鉴定费要三千，谁先出？修的时候我能要求他停水吗？',
    category: '邻里相邻',
    hoursAgo: 430,
    views: 9_217,
    likes: 641,
    answers: [
      {
        lawyer: shen,
        hours: 6,
        likes: 305,
        isAdopted: true,
        content:
          '先看漏在哪里：专有部分（楼上自家的防水、支管）由楼上负责；共用部分（立管、外墙、屋面）由物业组织维修，可以动用维修资金。\n鉴定费一般由申请人垫付，最后由责任方承担。定责之前，先请物业到场签一份现场记录，写明时间和水迹范围。\n扩大的损失也会算责任，漏得厉害时，您有权要求楼上停止使用该卫生间直至修好。',
      },
    ],
    comments: [
      said('老杭', '云浦', '先堵水，再讲理。有需要可以来社区找我，我带扳手。', [
        answered('六楼没电梯', '云浦', '老杭来我们楼修过，修得好。', undefined),
      ]),
    ],
  },
  {
    id: 'lawcards',
    title: '健身房换了老板，不认我的年卡',
    content: '年卡两千八，还剩七个月。新老板说卡是前面的人卖的，要用得补六百。',
    category: '消费维权',
    alias: '跑步的胖子',
    hoursAgo: 660,
    views: 12_480,
    likes: 902,
    answers: [
      {
        lawyer: xu,
        hours: 12,
        likes: 288,
        content:
          '看营业执照：公司没变，只是股东或店长换了，合同继续有效，要求补钱没有依据。\n公司换了，要看转让协议有没有承接会员；没有承接的，您可以要求原公司退还剩余金额，按剩余时间折算。\n保留合同、付款记录和对方要求补钱的聊天，先向市场监管部门投诉，再考虑起诉。几十个人一起，更容易解决。',
      },
      {
        lawyer: tang,
        hours: 30,
        likes: 60,
        content: '提醒：预付卡尽量按月买。经营者承诺的“终身会员”，终身是店的终身，不是您的。',
      },
    ],
    comments: [said('今天也想吃面', '云浦', '“终身是店的终身”，唐律师会说话。')],
  },
  {
    id: 'lawdogs1',
    title: '遛狗时绳子绊倒了骑车的人，责任怎么分？',
    content: '我牵着绳，绳长三米多，他从后面超过来。他手腕骨裂，要我赔一万六。',
    category: '侵权责任',
    hoursAgo: 3,
    views: 46,
    likes: 2,
    answers: [],
  },
];
