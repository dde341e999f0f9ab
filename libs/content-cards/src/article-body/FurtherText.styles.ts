import styled from 'styled-components';
import { ArticleText } from './ArticleText.styles';
import { wideTable } from './wideTable.styles';

/** With lists and tables, which not every article has: the documents of the others do without these rules. */
export const FurtherText = styled(ArticleText)`
  ul,
  ol,
  dl,
  table {
    margin-bottom: 20px;
  }

  ul,
  ol {
    padding-left: 1.4em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  ${wideTable}

  li > ul,
  li > ol {
    margin-bottom: 0;
  }
`;
