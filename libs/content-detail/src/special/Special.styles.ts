import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';
import { underMasthead } from '../detail-screen/underMasthead.styles';

export const SectionTabs = styled.div`
  ${underMasthead}

  background: var(--paper);
`;

export const Missing = styled.div`
  padding: 18px var(--gutter);
`;

/** An anchor stops under the tabs and the masthead, which reappears when the anchor lies further up. */
export const Group = styled.section`
  padding: 18px var(--gutter) 0;
  --stuck: max(44px, var(--target));

  && {
    scroll-margin-top: calc(var(--masthead-height, 0px) + var(--stuck));
  }

  /* Without scripts nothing folds. */
  button {
    @media (scripting: none) {
      display: none;
    }
  }
`;

export const GroupHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);
`;

export const GroupName = styled.h2`
  font-size: var(--text-heading);
  line-height: 1.4;
`;

export const Fold = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  flex: none;
  min-height: var(--target);
  font-size: var(--text-small);
  color: var(--ink-2);

  ${pressed}
`;
