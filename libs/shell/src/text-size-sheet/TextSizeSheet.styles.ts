import styled from 'styled-components';

/** Each text size is written as large as it stands for, within the sheet. */
export const Sizes = styled.div`
  margin-top: 12px;

  [name] + span {
    font-size: 15px;
    white-space: nowrap;
  }

  [value='large'] + span {
    font-size: 17px;
  }

  [value='elder'] + span {
    font-size: 19px;
  }

  [value='max'] + span {
    font-size: 22px;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 52px;
  margin-top: 12px;

  > svg {
    color: var(--ink-2);
  }
`;

export const Name = styled.span`
  flex: 1;
`;

/** Refers to WeChat's menu, so it is shown in WeChat only. */
export const Hint = styled.p`
  :root:not([data-env='wechat']) & {
    display: none;
  }

  margin-top: 6px;
  font-size: var(--text-small);
  line-height: 1.45;
  color: var(--ink-3);
`;
